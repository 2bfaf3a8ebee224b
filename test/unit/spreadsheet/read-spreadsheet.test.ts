import { expect } from 'chai';
import { type Fleet, readSpreadsheet } from '../../../src/spreadsheet/read-spreadsheet.js';
import { parsePlanBody } from '../../../src/contract/plan/parse.js';

const FLEET: Fleet = {
  depot: [13.4, 52.5], vehicles: 3, capacities: new Map([['Parcels', 40]]), shift: [8 * 3600, 18 * 3600], day: { date: '2026-11-02', zone: 'Europe/Berlin' },
};
const HEADING = 'Address,Longitude,Latitude,Parcels,From,To,Minutes,Notes';

function read(lines: string | readonly string[], fleet: Partial<Fleet> = {}): ReturnType<typeof readSpreadsheet> {
  return readSpreadsheet(new TextEncoder().encode(typeof lines === 'string' ? lines : [HEADING, ...lines].join('\n')), { ...FLEET, ...fleet });
}

function requestOf(...given: Parameters<typeof read>): Extract<ReturnType<typeof read>, { request: unknown }>['request'] {
  const outcome = read(...given);
  if ('faults' in outcome) throw new Error(outcome.faults.join('\n'));
  expect(parsePlanBody(outcome.request)).to.not.have.property('findings');
  return outcome.request;
}

const faultsOf = (...given: Parameters<typeof read>): readonly string[] => {
  const outcome = read(...given);
  return 'faults' in outcome ? outcome.faults : [];
};

describe('a spreadsheet of stops', () => {
  it('becomes a request: a stop for each line, a location for each address, one group of vehicles', () => {
    const request = requestOf(['"Main St 1, yard",13.41,52.51,4,9:00,12:00,5,', 'Park 2,13.42,52.52,,,5:00 PM,,call', 'Park 2,13.42,52.52,2,,,7.5,']);
    expect(request).to.deep.equal({
      plan_start: '2026-11-02T08:00:00+01:00',
      locations: [{ id: 'depot', position: [13.4, 52.5] }, { id: 'Main St 1, yard', position: [13.41, 52.51] }, { id: 'Park 2', position: [13.42, 52.52] }],
      vehicles: [{
        id: 'vehicle', count: 3, start: 'depot', end: 'depot', capacities: { Parcels: 40 },
        shift: { earliest: '2026-11-02T08:00:00+01:00', latest: '2026-11-02T18:00:00+01:00' },
      }],
      stops: [
        {
          id: 'Main St 1, yard', location: 'Main St 1, yard', delivers: { Parcels: 4 }, service_seconds: 300,
          windows: [{ earliest: '2026-11-02T09:00:00+01:00', latest: '2026-11-02T12:00:00+01:00' }],
        },
        { id: 'Park 2', location: 'Park 2', windows: [{ latest: '2026-11-02T17:00:00+01:00' }] },
        { id: 'Park 2 (2)', location: 'Park 2', delivers: { Parcels: 2 }, service_seconds: 450 },
      ],
    });
  });

  it('may come from any program: byte order mark, line ends, semicolons with decimal commas, tabs, empty lines, other names', () => {
    const plain = requestOf('name,lng,lat\nA,13.5,52.5\nB,13.6,52.6\n', { capacities: new Map() });
    expect(requestOf('\uFEFFName;Lng;Lat\r\nA;13,5;52,5\r\n;;\r\n\r\nB;13,6;52,6\r\n', { capacities: new Map() })).to.deep.equal(plain);
    expect(requestOf('STOP\tlongitude\tLATITUDE\nA\t13.5\t52.5\nB\t13.6\t52.6', { capacities: new Map() })).to.deep.equal(plain);
    expect(plain.vehicles[0]).to.not.have.property('capacities');
  });

  it('takes the ids of stops from their own column', () => {
    const ids = requestOf('id,address,lon,lat\n17,A,13.5,52.5\n18,A,13.5,52.5', { capacities: new Map() }).stops.map(({ id, location }) => [id, location]);
    expect(ids).to.deep.equal([['17', 'A'], ['18', 'A']]);
  });

  it('says which columns are not used', () => {
    expect(read(['A,13.5,52.5,1,,,,'])).to.have.deep.property('notes', ['the column notes is not used']);
  });

  it('is refused with every fault, by line and column', () => {
    expect(faultsOf(['A,x,52.5,1,,,,', ',13.5,,-1,,,,', '', 'C,13.5,135.2,1,9.00,25:00,a,', 'D,13.5,52.5,1,12:00,9:00,,', 'D,13.6,52.5,1,,,,'])).to.deep.equal([
      'line 2, column longitude: "x" is not a number from -180 to 180',
      'line 3, column latitude: it is empty: give the latitude in degrees',
      'line 3, column address: it is empty: name the stop',
      'line 3, column parcels: "-1" is not a number from 0 to 1000000000000',
      'line 5, column latitude: "135.2" is not a number from -90 to 90',
      'line 5, column minutes: "a" is not a number from 0 to 1000000000',
      'line 5, column from: "9.00" is not a time of day: write it as 9:30, 17:00 or 5:00 PM',
      'line 5, column to: "25:00" is not a time of day: write it as 9:30, 17:00 or 5:00 PM',
      'line 6, column to: 9:00 is before 12:00, when the time begins',
      'line 7, column address: "D" is at 13.5, 52.5 by line 6: use another name or the same coordinates',
    ]);
  });

  it('is refused for ids that are missing, used twice or too long', () => {
    const long = 'x'.repeat(129);
    expect(faultsOf(`id,address,lon,lat\n17,A,1,1\n17,B,2,2\n,C,3,3\n18,${long},4,4`, { capacities: new Map() })).to.deep.equal([
      'line 3, column id: "17" is also the id of line 2',
      'line 4, column id: it is empty: give every stop its own id, or remove the column',
      'line 5, column address: it has 129 characters: shorten it to 128',
    ]);
  });

  it('is refused without the columns that it needs', () => {
    expect(faultsOf('street,lon\nA,13')).to.deep.equal([
      'line 1: no column is called address, label, name, stop, customer or location',
      'line 1: no column is called latitude or lat',
      'line 1: no column is called Parcels, which --capacity names',
    ]);
    expect(faultsOf('lat,lon,lat\nA,13,1,2')).to.deep.equal(['line 1: two columns are called lat', 'line 2: it has 4 cells, the heading has 3: put quotes around text with ","']);
    expect(faultsOf('')).to.deep.equal(['the file is empty: its first line names the columns']);
    expect(faultsOf(HEADING)).to.deep.equal(['there is no stop below the heading']);
  });

  it('is refused if it is not text, or a quote is not closed', () => {
    expect(readSpreadsheet(Uint8Array.of(0x61, 0xff, 0xfe), FLEET)).to.deep.equal({ faults: ['the text is not UTF-8: save the spreadsheet as "CSV UTF-8"'] });
    expect(faultsOf(['"A,13.5,52.5'])[0]).to.match(/quote/i);
  });

  it('does not confuse a stop called depot with the depot', () => {
    expect(faultsOf('name,lon,lat\ndepot,1,1', { capacities: new Map() })).to.deep.equal(['line 2, column name: "depot" is at 13.4, 52.5 by --depot: use another name or the same coordinates']);
  });
});
