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
import { scrollTo } from '../window-rows.js';
import { drawLanes, HEAD, LANE, laneAt } from './draw-lanes.js';

/** The day of every vehicle, one line each. Only what is seen is drawn, on a canvas that stays while its box is scrolled. */
export function Lanes({ plan, selection }: { readonly plan: Plan; readonly selection: Selection }) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(box);
  const scene = useMemo(() => ({ plan, lanes: lanesOf(plan), axis: axisOf(plan) }), [plan]);
  const whole = HEAD + scene.lanes.length * LANE;
  const state = useRef({ theme: theme.peek(), active: selection.active.peek() });
  const draw = useRef<() => void>(() => undefined);
  draw.current = () => {
    const context = canvas.current && openCanvas(canvas.current, size);
    if (!context) return;
    canvas.current!.style.height = `${size.height}px`;
    drawLanes(context, scene, { ...size, scroll: box.current!.scrollTop }, state.current.active, state.current.theme, inkOf(canvas.current!));
  };
  const frame = useMemo(() => perFrame(() => draw.current()), []);
  useEffect(() => frame.stop, []);
  useEffect(() => frame.ask(), [scene, size]);
  useSignalEffect(() => {
    state.current = { theme: theme.value, active: selection.active.value };
    frame.ask();
  });
  useSignalEffect(() => {
    const route = selection.selected.value?.route;
    const element = box.current;
    if (route === undefined || element === null) return;
    const to = scrollTo(route, LANE, element.scrollTop, element.clientHeight, HEAD);
    if (to !== null) element.scrollTop = to;
  });
  const at = (event: MouseEvent) => {
    const { left, top, width } = canvas.current!.getBoundingClientRect();
    return laneAt(scene, event.clientX - left, event.clientY - top + box.current!.scrollTop, width);
  };
  const onClick = (event: MouseEvent): void => {
    const choice = at(event);
    if (choice) selection.toggle(choice);
  };
  return (
    <div
      ref={box} class="lanes" tabIndex={0} role="application" aria-label="Time-line of the vehicles"
      aria-description="Left and right go from stop to stop, up and down from vehicle to vehicle, Escape chooses nothing."
      onKeyDown={(event) => walkByKey(event, plan, selection)} onScroll={frame.ask} onClick={onClick}
      onPointerMove={(event) => event.pointerType === 'mouse' && selection.hover(at(event))} onPointerLeave={() => selection.hover(null)}
    >
      <div ref={(element) => element?.style.setProperty('height', `${whole}px`)}>
        <canvas
          ref={canvas} class="lanes-canvas" role="img" aria-label={`Time-line. ${summaryOf(plan)}`}
        />
      </div>
    </div>
  );
}
