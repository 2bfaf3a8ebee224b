import { useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { theme } from '../../shell/theme.js';
import { inkOf, openCanvas, perFrame } from '../parts/canvas.js';
import { walkByKey } from '../parts/keys.js';
import { useSize } from '../parts/use-size.js';
import type { Plan } from '../plan-types.js';
import type { Selection } from '../selection.js';
import { summaryOf } from '../summary.js';
import { axisOf, lanesOf } from '../timeline.js';
import { drawLanes, HEAD, LANE, laneAt } from './draw-lanes.js';

export interface LanesProps {
  readonly plan: Plan;
  readonly selection: Selection;
  /** Routes with a smaller index have a line. */
  readonly shown: number;
}

/**
 * The day of every vehicle, one lane each, at full height. Only the visible part is drawn: the canvas is no taller than the
 * window and sticks while the page scrolls.
 */
export function Lanes({ plan, selection, shown }: LanesProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width } = useSize(box);
  const scene = useMemo(() => ({ plan, lanes: lanesOf(plan).slice(0, shown), axis: axisOf(plan) }), [plan, shown]);
  const whole = HEAD + scene.lanes.length * LANE;
  const state = useRef({ theme: theme.peek(), active: selection.active.peek() });
  const draw = useRef<() => void>(() => undefined);
  const scroll = (): number => canvas.current!.getBoundingClientRect().top - box.current!.getBoundingClientRect().top;
  draw.current = () => {
    const size = { width, height: Math.min(whole, innerHeight) };
    const context = canvas.current && openCanvas(canvas.current, size);
    if (!context) return;
    canvas.current!.style.height = `${size.height}px`;
    drawLanes(context, scene, { ...size, scroll: scroll() }, state.current.active, state.current.theme, inkOf(canvas.current!));
  };
  const frame = useMemo(() => perFrame(() => draw.current()), []);
  useEffect(() => {
    for (const name of ['scroll', 'resize'] as const) addEventListener(name, frame.ask, { passive: true });
    return () => {
      for (const name of ['scroll', 'resize'] as const) removeEventListener(name, frame.ask);
      frame.stop();
    };
  }, []);
  useEffect(() => frame.ask(), [scene, width]);
  useSignalEffect(() => {
    state.current = { theme: theme.value, active: selection.active.value };
    frame.ask();
  });
  const at = (event: MouseEvent) => {
    const { left, top } = box.current!.getBoundingClientRect();
    return laneAt(scene, event.clientX - left, event.clientY - top, width);
  };
  const onClick = (event: MouseEvent): void => {
    const choice = at(event);
    if (choice) selection.toggle(choice);
  };
  return (
    <div
      ref={(element) => {
        box.current = element;
        element?.style.setProperty('height', `${whole}px`);
      }}
      class="lanes" tabIndex={0} role="application" aria-label="Timeline of the vehicles"
      aria-description="Left and right move between stops, up and down between vehicles, Escape clears the selection."
      onKeyDown={(event) => walkByKey(event, plan, selection)} onClick={onClick}
      onPointerMove={(event) => event.pointerType === 'mouse' && selection.hover(at(event))} onPointerLeave={() => selection.hover(null)}
    >
      <canvas ref={canvas} class="lanes-canvas" role="img" aria-label={`Timeline. ${summaryOf(plan)}`} />
    </div>
  );
}
