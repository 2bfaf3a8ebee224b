/** The properties of a class of version-2 requests. */
export interface DispatchClass {
  readonly description: string;
  /** A lunch break for every driver. */
  readonly breaks: boolean;
  /** Stops that need a tail lift, cooling or a fitter, and deliveries and collections of two kinds of goods. */
  readonly skills: boolean;
  /** Drivers are paid by the hour, with overtime, and half of them end where their last stop is. */
  readonly hourly: boolean;
  /** Share of stops that may be left out at a price. */
  readonly optional: number;
  /** Share of the stops with a window that have two. */
  readonly twoWindows: number;
  /** Stops per vehicle. */
  readonly perVehicle: number;
}

const PLAIN: Omit<DispatchClass, 'description'> = { breaks: false, skills: false, hourly: false, optional: 0, twoWindows: 0, perVehicle: 6 };

/** Classes of requests as dispatchers send them, by name. */
export const dispatchClasses = {
  'dispatch-breaks': { ...PLAIN, description: 'shifts, windows, a lunch break for every driver', breaks: true },
  'dispatch-skills': { ...PLAIN, description: 'shifts, windows, skills, deliveries and collections of two kinds of goods', skills: true },
  'dispatch-optional': { ...PLAIN, description: 'shifts, windows, half of the stops may be left out at a price, few vehicles', optional: 0.5, perVehicle: 14 },
  'dispatch-hourly': { ...PLAIN, description: 'shifts, one or two windows, pay by the hour with overtime, open ends', hourly: true, twoWindows: 0.4 },
  'dispatch-mixed': { description: 'all of it', breaks: true, skills: true, hourly: true, optional: 0.25, twoWindows: 0.3, perVehicle: 7 },
} as const satisfies Record<string, DispatchClass>;

export type DispatchClassName = keyof typeof dispatchClasses;
