/** The solvers that Roundsman is compared with, by the name under which their runs are stored. */
export const peers = { pyvrp: 'PyVRP', ortools: 'OR-Tools', vroom: 'VROOM' } as const;

export type PeerName = keyof typeof peers;

export const peerNames: readonly string[] = Object.keys(peers);
