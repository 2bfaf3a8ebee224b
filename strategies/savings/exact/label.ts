import { instanceDistance, type Instance } from '#strategy';

/**
 * A partial route from a depot over some customers to the last of them. With departure d, service at the last stop
 * starts at max(d + offset, floor). The late penalty so far is `late` plus `latePenalty` times the sum of max(0, d -
 * kink) over the kinks: lateness at a stop is a function of d with one kink.
 */
export class Label {
  readonly node: number;
  readonly before: Label | null;
  /** Distance times the unit cost. */
  readonly way: number;
  readonly offset: number;
  readonly floor: number;
  /** Latest departure that hard windows allow. */
  readonly latest: number;
  readonly late: number;
  /** Kinks in ascending order; empty unless both lateness and a cap matter. */
  readonly kinks: readonly number[];

  constructor(node: number, before: Label | null, way: number, offset: number, floor: number, latest: number, late: number, kinks: readonly number[]) {
    this.node = node;
    this.before = before;
    this.way = way;
    this.offset = offset;
    this.floor = floor;
    this.latest = latest;
    this.late = late;
    this.kinks = kinks;
  }
}

/** The properties of a vehicle that affect the best order of customers. */
export interface Profile {
  readonly start: number;
  readonly end: number;
  readonly pace: number;
  readonly unitCost: number;
}

/** Creates, extends and compares labels for one profile. */
export class Labelling {
  private readonly instance: Instance;
  private readonly profile: Profile;
  /** Earliest departure, and the latest that a cap can require: no later than the last opening time. */
  private readonly earliest: number;
  private readonly forced: number;

  constructor(instance: Instance, profile: Profile) {
    this.instance = instance;
    this.profile = profile;
    this.earliest = Math.max(0, instance.open[profile.start]!);
    this.forced = instance.capped ? Math.max(this.earliest, instance.open.reduce((latest, open) => Math.max(latest, open), 0)) : 0;
  }

  /** The label of a vehicle at its start; null if hard windows close the start before it opens. */
  start(): Label | null {
    const { earliest, instance } = this;
    const node = this.profile.start;
    if (!instance.timed) return new Label(node, null, 0, 0, 0, Infinity, 0, []);
    return this.arrived(node, null, 0, 0, earliest, Infinity, 0, []);
  }

  /** The label extended to a node; null if hard windows forbid it. */
  extend(label: Label, node: number): Label | null {
    const { instance, profile } = this;
    const travelled = instanceDistance(instance, label.node, node);
    const way = label.way + profile.unitCost * travelled;
    if (!instance.timed) return new Label(node, label, way, 0, 0, Infinity, 0, label.kinks);
    const step = instance.service[label.node]! + profile.pace * travelled;
    const floor = Math.max(label.floor + step, instance.open[node]!);
    return this.arrived(node, label, way, label.offset + step, floor, label.latest, label.late, label.kinks);
  }

  private arrived(node: number, before: Label | null, way: number, offset: number, floor: number, latest: number, late: number, kinks: readonly number[]): Label | null {
    const { instance } = this;
    const close = instance.close[node]!;
    if (!instance.soft) {
      if (floor > close) return null;
      return new Label(node, before, way, offset, floor, Math.min(latest, close - offset), 0, kinks);
    }
    const penalty = late + instance.latePenalty * Math.max(0, floor - close);
    const kink = Math.max(close, floor) - offset;
    return new Label(node, before, way, offset, floor, latest, penalty, instance.capped && kink < this.forced ? inserted(kinks, kink) : kinks);
  }

  /** Cost of a label at the end node, without the vehicle's fixed cost; Infinity if the cap forbids it. */
  cost(label: Label): number {
    const { instance } = this;
    if (!instance.capped) return label.way + label.late;
    const service = instance.service[label.node]!;
    if (label.offset + service > instance.maxDuration) return Infinity;
    const cap = instance.soft ? instance.durationCap : instance.maxDuration;
    const departure = Math.max(this.earliest, label.floor + service - cap);
    if (departure > label.latest) return Infinity;
    return label.way + this.penaltyAt(label, departure);
  }

  private penaltyAt(label: Label, departure: number): number {
    let minutes = 0;
    for (const kink of label.kinks) {
      if (kink >= departure) break;
      minutes += departure - kink;
    }
    return label.late + this.instance.latePenalty * minutes;
  }

  /** Whether `one` is at least as good as `other` whatever follows; both must be at the same node. */
  dominates(one: Label, other: Label): boolean {
    const { instance } = this;
    if (!instance.timed) return one.way <= other.way;
    if (one.floor > other.floor || one.way + one.late > other.way + other.late) return false;
    if (!instance.capped) return true;
    if (one.offset > other.offset || one.latest < other.latest) return false;
    return !instance.soft || this.neverLater(one, other);
  }

  /**
   * Compares convex piecewise linear costs where they can cross: at the kinks, and beyond the last one by their slope.
   */
  private neverLater(one: Label, other: Label): boolean {
    if (one.kinks.length > other.kinks.length) return false;
    const below = (departure: number): boolean =>
      departure <= this.earliest || one.way + this.penaltyAt(one, departure) <= other.way + this.penaltyAt(other, departure);
    return one.kinks.every(below) && other.kinks.every(below);
  }
}

function inserted(kinks: readonly number[], kink: number): number[] {
  const at = kinks.findIndex((other) => other > kink);
  return at < 0 ? [...kinks, kink] : [...kinks.slice(0, at), kink, ...kinks.slice(at)];
}
