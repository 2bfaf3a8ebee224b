import type { ExampleProblem } from '#generated/account/types.js';

/** A clock time of the day that the examples plan, in Berlin's winter. */
const at = (time: string): string => `2026-11-02T${time}:00+01:00`;

const window = (earliest: string, latest: string) => ({ earliest: at(earliest), latest: at(latest) });

/** Requests of version 2 to begin with; each is accepted on every plan that is shipped. */
export const PLAN_EXAMPLES: readonly ExampleProblem[] = [
  {
    id: 'city-day',
    title: 'A day in the city (version 2)',
    description: 'Two vans with shifts and lunch breaks, places by longitude and latitude, windows, skills, two capacities, hourly wages. One stop may be left out at a price, another is too heavy for every van.',
    request: {
      name: 'Tuesday in Berlin',
      plan_start: at('07:30'),
      locations: [
        { id: 'depot', position: [13.3369, 52.5442] }, { id: 'mitte', position: [13.4019, 52.5206] }, { id: 'wedding', position: [13.3588, 52.5493] },
        { id: 'kreuzberg', position: [13.4033, 52.4986] }, { id: 'neukoelln', position: [13.4396, 52.4811] }, { id: 'friedrichshain', position: [13.4541, 52.5154] },
        { id: 'prenzlauer-berg', position: [13.4244, 52.5388] }, { id: 'charlottenburg', position: [13.3046, 52.5167] }, { id: 'steglitz', position: [13.3221, 52.4568] },
        { id: 'pankow', position: [13.4022, 52.5696] }, { id: 'potsdam', position: [13.0645, 52.3989] },
      ],
      profiles: [{ id: 'van', travel: { type: 'estimate', detour_factor: 1.35, speed_kilometers_per_hour: 26 } }],
      vehicles: [
        {
          id: 'van-north', start: 'depot', end: 'depot', capacities: { kilograms: 800, pallets: 4 }, fixed_cost: 60, cost_per_kilometer: 0.4, cost_per_hour: 26, skills: ['tail-lift'],
          shift: window('08:00', '17:00'), breaks: [{ type: 'window', ...window('11:30', '13:00'), break_seconds: 1800 }],
        },
        {
          id: 'van-south', start: 'depot', capacities: { kilograms: 500, pallets: 2 }, fixed_cost: 45, cost_per_kilometer: 0.35, cost_per_hour: 24,
          shift: window('08:00', '16:00'), breaks: [{ type: 'window', ...window('11:30', '13:00'), break_seconds: 1800 }],
        },
      ],
      stops: [
        { id: 'bakery', location: 'mitte', delivers: { kilograms: 120 }, service_seconds: 600, skills: ['tail-lift'], windows: [window('08:00', '09:30')] },
        { id: 'clinic', location: 'wedding', delivers: { kilograms: 80, pallets: 1 }, service_seconds: 900, windows: [window('09:00', '10:00'), window('14:00', '15:00')] },
        { id: 'bookshop', location: 'kreuzberg', delivers: { kilograms: 60 }, service_seconds: 480, windows: [window('10:00', '12:00')] },
        { id: 'brewery', location: 'neukoelln', delivers: { kilograms: 40 }, collects: { pallets: 2 }, service_seconds: 1200, skills: ['tail-lift'], windows: [window('13:30', '15:00')] },
        { id: 'theatre', location: 'friedrichshain', delivers: { kilograms: 200, pallets: 1 }, service_seconds: 900, windows: [window('13:00', '16:00')] },
        { id: 'school', location: 'prenzlauer-berg', delivers: { kilograms: 90 }, service_seconds: 600, windows: [window('08:00', '08:40')], late_cost_per_hour: 40 },
        { id: 'museum', location: 'charlottenburg', delivers: { kilograms: 70 }, service_seconds: 600, windows: [window('10:00', '17:00')] },
        { id: 'garden', location: 'steglitz', delivers: { kilograms: 150 }, service_seconds: 720, windows: [window('09:00', '15:00')] },
        { id: 'library', location: 'pankow', delivers: { kilograms: 50 }, service_seconds: 480 },
        { id: 'castle', location: 'potsdam', delivers: { kilograms: 30 }, service_seconds: 600, price_of_omission: 12 },
        { id: 'statue', location: 'mitte', delivers: { kilograms: 2500 }, service_seconds: 1800 },
      ],
      time_limit_seconds: 3,
    },
  },
  {
    id: 'travel-times',
    title: 'Travel times as matrices (version 2)',
    description: 'Distances and durations between ids, without positions: the map is estimated from the distances. Two equal vans with an open end, and two stops that must share a vehicle.',
    request: {
      name: 'Four customers',
      plan_start: at('08:00'),
      locations: ['depot', 'a', 'b', 'c', 'd'].map((id) => ({ id })),
      profiles: [{
        id: 'road',
        travel: {
          type: 'matrices',
          distances_meters: [[0, 4200, 6100, 9800, 7400], [4300, 0, 3900, 7200, 8800], [6000, 4100, 0, 4500, 6900], [9900, 7000, 4600, 0, 5200], [7300, 8900, 7000, 5100, 0]],
          durations_seconds: [[0, 510, 690, 1080, 840], [540, 0, 450, 810, 990], [660, 480, 0, 540, 780], [1110, 780, 540, 0, 600], [810, 1020, 780, 570, 0]],
        },
      }],
      vehicles: [{ id: 'van', count: 2, start: 'depot', max_stops: 3, fixed_cost: 30, cost_per_hour: 20 }],
      stops: ['a', 'b', 'c', 'd'].map((location, i) => ({ id: `order-${i + 1}`, location, service_seconds: 300, required: true })),
      relations: [{ type: 'same_vehicle', stops: ['order-1', 'order-4'] }],
      time_limit_seconds: 2,
    },
  },
];
