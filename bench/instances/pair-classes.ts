/** Classes of version-2 requests with shipments and with several trips, by name. */
export const pairClasses = {
  courier: { description: 'shipments beside deliveries from the depot, two capacities, limits on rides, skills, lorries that unload last in, first out' },
  trips: { description: 'small vans that load again at the depot, stops whose goods are released during the day' },
} as const;

export type PairClassName = keyof typeof pairClasses;
