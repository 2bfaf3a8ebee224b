import { expect } from 'chai';
import type { Step } from '#generated/types.js';
import { breakSpots } from '../../../src/drawing/map/break-spots.js';

const at = (time: string): string => `2026-11-02T${time}:00+01:00`;
const place = { distance_meters: 0, loads: {} };
const start = (ends: string): Step => ({ type: 'start', location: 'depot', ends_at: at(ends), ...place });
const end = (arrives: string): Step => ({ type: 'end', location: 'depot', arrives_at: at(arrives), ...place });
const stop = (arrives: string, begins: string, ends: string): Step =>
  ({ type: 'stop', stop: 's', location: 'l', arrives_at: at(arrives), begins_at: at(begins), ends_at: at(ends), setup_seconds: 0, waiting_seconds: 0, lateness_seconds: 0, ...place });
const pause = (begins: string, ends: string): Step => ({ type: 'break', begins_at: at(begins), ends_at: at(ends) });
const spots = (...steps: Step[]): (readonly [number, number])[] => breakSpots(steps).map(({ after, share }) => [after, share]);

describe('breaks of a route', () => {
  it('are on the way in proportion to the time driven, without the time of other breaks', () => {
    expect(spots(start('08:00'), pause('08:30', '09:00'), stop('09:30', '09:30', '09:30'))).to.deep.equal([[0, 0.5]]);
    expect(spots(start('08:00'), pause('08:20', '08:30'), pause('09:00', '09:10'), stop('09:20', '09:20', '09:20'), end('10:00')).map(([after, share]) => [after, Math.round(60 * share)])).to.deep.equal([[0, 20], [0, 50]]);
    expect(spots(start('08:00'), stop('08:10', '08:10', '08:20'), pause('08:21', '08:30'), end('08:39'))).to.deep.equal([[1, 0.1]]);
  });

  it('are at the stop that the vehicle has not left, and at the next where it waits', () => {
    expect(spots(start('08:00'), stop('08:10', '08:10', '08:20'), pause('08:20', '08:30'), end('09:00'))).to.deep.equal([[1, 0]]);
    expect(spots(start('08:00'), pause('08:15', '08:30'), stop('08:10', '09:00', '09:10'), end('09:20'))).to.deep.equal([[0, 1]]);
    expect(spots(start('08:00'), pause('08:10', '08:20'), stop('08:10', '08:20', '08:30'))).to.deep.equal([[0, 1]]);
  });

  it('are at the first or last location before and after all others', () => {
    expect(spots(pause('07:00', '07:30'), start('08:00'), stop('08:10', '08:10', '08:20'))).to.deep.equal([[-1, 1]]);
    expect(spots(pause('07:00', '07:30'), stop('08:10', '08:10', '08:20'), pause('08:20', '08:30'))).to.deep.equal([[-1, 1], [0, 0]]);
    expect(spots(start('08:00'), end('09:00'))).to.deep.equal([]);
  });
});
