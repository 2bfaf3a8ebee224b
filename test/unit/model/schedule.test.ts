import { expect } from 'chai';
import { scheduleRoute } from '../../../src/model/schedule.js';
import { timedLine } from '../../helpers/line-problem.js';

const DAY: readonly [number, number] = [0, 1000];

describe('scheduleRoute', () => {
  it('leaves as late as the earliest end allows', () => {
    const schedule = scheduleRoute(timedLine([DAY, DAY, [50, 60]]), 0, [1, 2]);
    expect(schedule.violation).to.equal(null);
    expect(schedule.stops.map((stop) => stop.start)).to.deep.equal([48, 49, 50, 52]);
    expect(schedule.duration).to.equal(4);
  });

  it('waits only before a window opens', () => {
    const schedule = scheduleRoute(timedLine([DAY, [0, 5], [50, 60]]), 0, [1, 2]);
    expect(schedule.stops.map((stop) => [stop.arrival, stop.waiting, stop.start])).to.deep.equal([[4, 0, 4], [5, 0, 5], [6, 44, 50], [52, 0, 52]]);
    expect(schedule.duration).to.equal(48);
  });

  it('treats both ends of a window as inside', () => {
    expect(scheduleRoute(timedLine([DAY, [1, 1]]), 0, [1]).violation).to.equal(null);
    expect(scheduleRoute(timedLine([DAY, [0, 0.5]]), 0, [1]).violation)
      .to.deep.equal({ kind: 'time-window', stop: 1, node: 1, start: 1, close: 0.5 });
  });

  it('applies windows to the start of service at depots too', () => {
    expect(scheduleRoute(timedLine([[0, 1], [0, 9]]), 0, [1]).violation).to.deep.include({ kind: 'time-window', stop: 2, start: 2 });
    expect(scheduleRoute(timedLine([[5, 9], [0, 9]]), 0, [1]).stops[0]).to.deep.include({ arrival: 5, start: 5, waiting: 0 });
  });

  it('counts loading and unloading as service', () => {
    const schedule = scheduleRoute(timedLine([DAY, DAY], { serviceTimes: [10, 5] }), 0, [1]);
    expect(schedule.stops.map((stop) => [stop.start, stop.leave])).to.deep.equal([[0, 10], [11, 16], [17, 27]]);
    expect(schedule.duration).to.equal(27);
  });

  it('never departs before minute 0, even when the depot opens earlier', () => {
    expect(scheduleRoute(timedLine([[-60, 60], [-60, 60]]), 0, [1]).stops[0]!.start).to.equal(0);
  });

  it('departs later if waiting would break the cap', () => {
    const capped = { maxWorkingHours: 0.5 };
    const schedule = scheduleRoute(timedLine([DAY, [0, 60], [50, 60]], capped), 0, [1, 2]);
    expect(schedule.violation).to.equal(null);
    expect(schedule.duration).to.be.at.most(30);
    expect(schedule.stops.at(-1)!.start).to.equal(52);
  });

  it('says how short the route could be if windows and cap are incompatible', () => {
    const schedule = scheduleRoute(timedLine([DAY, [0, 5], [50, 60]], { maxWorkingHours: 0.5 }), 0, [1, 2]);
    expect(schedule.violation).to.deep.equal({ kind: 'working-hours', duration: 48, limit: 30 });
  });

  it('allows lateness at a cost under soft windows, and propagates it', () => {
    const schedule = scheduleRoute(timedLine([DAY, [0, 0.5], [0, 1]], { latePenaltyPerMinute: 2 }), 0, [1, 2]);
    expect(schedule.violation).to.equal(null);
    expect(schedule.stops.map((stop) => stop.lateness)).to.deep.equal([0, 0.5, 1, 0]);
    expect(schedule.lateness).to.equal(1.5);
  });

  it('accepts lateness to keep a hard cap under soft windows', () => {
    const soft = { latePenaltyPerMinute: 1, maxWorkingHours: 0.5 };
    const schedule = scheduleRoute(timedLine([DAY, [0, 5], [50, 60]], soft), 0, [1, 2]);
    expect(schedule.violation).to.equal(null);
    expect(schedule.duration).to.equal(30);
    expect(schedule.stops[0]!.start).to.equal(22);
    expect(schedule.lateness).to.equal(18);
  });

  it('keeps the cap hard under soft windows', () => {
    const soft = { latePenaltyPerMinute: 1, maxWorkingHours: 0.05 };
    expect(scheduleRoute(timedLine([DAY, DAY, DAY], soft), 0, [1, 2]).violation)
      .to.deep.equal({ kind: 'working-hours', duration: 4, limit: 3 });
  });
});
