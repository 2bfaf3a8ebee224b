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

const NO_CAPACITY: Partial<Fleet> = { capacities: new Map() };

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
      'line 6, column to: 9:00 is before 12:00, when the time begins; a time across midnight needs a --shift across midnight, such as 22:00-6:00',
      'line 7, column address: "D" is at 13.5, 52.5 by line 6: use another name or the same coordinates',
    ]);
  });

  it('says how times have to be formatted that are parts of a day', () => {
    expect(faultsOf('name;lon;lat;from\nA;1;1;0,354166', NO_CAPACITY)).to.deep.equal([
      'line 2, column from: "0,354166" is not a time of day: write it as 9:30, 17:00 or 5:00 PM, or format the cells as times: it looks like a part of a day',
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
      'line 1 is taken as the heading, with the columns street, lon: the first line must name the columns',
    ]);
    expect(faultsOf('lat,lon,lat\nA,13,1,2')).to.deep.equal(['line 1: two columns are called lat', 'line 2: it has 4 cells, the heading has 3: put quotes around text with ","']);
    expect(faultsOf('vehicle,vehicle_number,sequence,type,stop,shipment,location,longitude,latitude\nvan,1,0,start,,,depot,1,1')).to.deep.equal([
      'line 1: its columns are those of a table of routes, as export writes it: give the table of stops that the request was made of',
    ]);
    expect(faultsOf('')).to.deep.equal(['the file is empty: its first line names the columns']);
    expect(faultsOf(HEADING)).to.deep.equal(['there is no stop below the heading']);
  });

  it('is refused if it is not text, or a quote is not closed', () => {
    expect(readSpreadsheet(Uint8Array.of(0x61, 0xff, 0xfe), FLEET)).to.deep.equal({ faults: ['the text is not UTF-8: save the spreadsheet as "CSV UTF-8"'] });
    expect(faultsOf(['"A,13.5,52.5'])[0]).to.match(/quote/i);
    expect(faultsOf('name,lon,lat\n"A",1,1\n"B,2,2\nC,3,3', NO_CAPACITY)).to.deep.equal([
      'a quote that begins a cell is not closed where the cell ends; line 3 is the first with an odd number of quotes: add the one that is missing',
    ]);
  });

  it('is refused for text after the quote that ends a cell', () => {
    expect(faultsOf('name,lon,lat\nB,2,2\n"A" x,1,1', NO_CAPACITY)).to.deep.equal(['line 3: text follows the quote that ends a cell: write a quote within a cell twice']);
  });

  it('may have empty cells beyond the heading', () => {
    expect(requestOf('name,lon,lat\nA,1,1,,\nB,2,2', NO_CAPACITY).stops.map(({ id }) => id)).to.deep.equal(['A', 'B']);
  });

  it('takes quotes within a cell as they are, also if they are not doubled', () => {
    expect(requestOf('name,lon,lat\nCafe "X" Berlin,1,1\n"Cafe ""Y""",2,2', NO_CAPACITY).stops.map(({ id }) => id)).to.deep.equal(['Cafe "X" Berlin', 'Cafe "Y"']);
  });

  it('finds the column of a capacity however its words are separated', () => {
    for (const heading of ['order_weight', 'Order-Weight', 'order  weight', ' order weight ']) {
      for (const name of ['order_weight', 'ORDER-weight', 'order weight', 'order  weight']) {
        const request = requestOf(`name,lon,lat,${heading}\nA,1,1,6`, { capacities: new Map([[name, 20]]) });
        expect([request.stops[0]!.delivers, request.vehicles[0]!.capacities], `${heading} as ${name}`).to.deep.equal([{ [name]: 6 }, { [name]: 20 }]);
      }
    }
  });

  describe('numbers', () => {
    const capacities = new Map([['kg', 5000]]);
    const carried = (text: string): unknown => requestOf(text, { capacities }).stops.map(({ delivers }) => delivers!['kg']);

    it('are refused where a sign may separate thousands or decimals', () => {
      expect(faultsOf('name\tlon\tlat\tkg\nA\t13.4\t52.5\t1,200', { capacities })).to.deep.equal([
        'line 2, column kg: "1,200" may be 1200 or 1.2: write it without a sign between the thousands, as 1200, or with another decimal, as 1,2000',
      ]);
      for (const text of ['name;lon;lat;kg\nA;13,4;52,5;1.250', 'name;lon;lat;kg\nA;13;52;1.250', 'name;lon;lat;kg\nA;13,4;52.5;1,250', 'name,lon,lat,kg\nA,13.4,52.5,"1,250"']) {
        expect(faultsOf(text, { capacities })[0], text).to.match(/^line 2, column kg: "1[.,]250" may be 1250 or 1\.25: /);
      }
      expect(faultsOf('name;lon;lat;kg\nA;13,4;52,5;1.234.567', { capacities })).to.deep.equal([
        'line 2, column kg: "1.234.567" is not a number from 0 to 1000000000000: write it without signs between the thousands',
      ]);
    });

    it('have the decimal sign of the coordinates, whatever separates the cells', () => {
      expect(carried('name;lon;lat;kg\nA;13,4;52,5;1,250\nB;13,5;52;7.5\nC;13,6;52;0.125')).to.deep.equal([1.25, 7.5, 0.125]);
      expect(carried('name;lon;lat;kg\nA;13.4;52.5;1.250')).to.deep.equal([1.25]);
      expect(carried('name,lon,lat,kg\nA,"13,4","52,5","7,5"')).to.deep.equal([7.5]);
      expect(carried('name,lon,lat,kg\nA,13.404,52.5,1.250\nB,13.404,52.5,1250')).to.deep.equal([1.25, 1250]);
    });

    it('may have a minus sign of their own', () => {
      expect(requestOf('name,lon,lat\nA,\u221213.4,-52.5', NO_CAPACITY).locations[1]!.position).to.deep.equal([-13.4, -52.5]);
    });
  });

  describe('as programs write it', () => {
    const ids = (text: string | Uint8Array): unknown => {
      const outcome = readSpreadsheet(typeof text === 'string' ? new TextEncoder().encode(text) : text, { ...FLEET, ...NO_CAPACITY });
      return 'faults' in outcome ? outcome.faults : outcome.request.stops.map(({ id }) => id);
    };

    it('may begin with the separator, or with lines that are empty', () => {
      expect(ids('sep=;\r\nname;lon;lat\r\nA;13,4;52,5\r\n')).to.deep.equal(['A']);
      expect(ids('\uFEFFsep=|\nname|lon|lat\nA|13.4|52.5\n')).to.deep.equal(['A']);
      expect(ids('\n\n;;\nname;lon;lat\nA;13,4;52,5\n')).to.deep.equal(['A']);
      expect(ids('sep=;\nname;lon;lat\nA;x;52,5\n')).to.deep.equal(['line 3, column lon: "x" is not a number from -180 to 180']);
      expect(ids('"Stop; name",lon,lat,address\nx,1,1,A')).to.deep.equal(['A']);
    });

    it('may be the Unicode text of Excel', () => {
      expect(ids(Buffer.from('\uFEFFname\tlon\tlat\nCafé\t13.4\t52.5\n', 'utf16le'))).to.deep.equal(['Café']);
    });
  });

  it('says which line is taken as the heading', () => {
    expect(faultsOf('Tour of Monday;;\n\nname;lon;lat\nA;1;1', NO_CAPACITY).at(-1)).to.equal('line 1 is taken as the heading, with the columns tour of monday: the first line must name the columns');
  });

  it('notes coordinates that look swapped', () => {
    expect(read('name,lon,lat\nA,52.51,13.41\nB,52.52,13.42\nC,13.5,52.5\nD,2.35,48.86', NO_CAPACITY)).to.have.deep.property('notes', [
      'A at 52.51, 13.41 and 1 more: far from the depot at 13.4, 52.5, and near it with longitude and latitude swapped: check both columns and --depot, which has the longitude first',
    ]);
  });

  describe('with a shift across midnight', () => {
    const night: Partial<Fleet> = { ...NO_CAPACITY, shift: [22 * 3600, 30 * 3600] };
    const windows = (from: string, to: string): unknown => requestOf(`name,lon,lat,from,to\nA,1,1,${from},${to}`, night).stops[0]!.windows;

    it('ends on the next day, with a note', () => {
      const outcome = read('name,lon,lat\nA,13.4,52.5', night);
      expect(outcome).to.have.nested.property('request.vehicles[0].shift').that.deep.equals({ earliest: '2026-11-02T22:00:00+01:00', latest: '2026-11-03T06:00:00+01:00' });
      expect(outcome).to.have.deep.property('notes', ['the shift ends on the next day, at 2026-11-03T06:00:00+01:00']);
    });

    it('has windows of the evening, across midnight and of the next morning', () => {
      expect(windows('20:00', '23:00')).to.deep.equal([{ earliest: '2026-11-02T20:00:00+01:00', latest: '2026-11-02T23:00:00+01:00' }]);
      expect(windows('23:00', '2:00')).to.deep.equal([{ earliest: '2026-11-02T23:00:00+01:00', latest: '2026-11-03T02:00:00+01:00' }]);
      expect(windows('1:00', '3:00')).to.deep.equal([{ earliest: '2026-11-03T01:00:00+01:00', latest: '2026-11-03T03:00:00+01:00' }]);
      expect(windows('5:00', '23:00')).to.deep.equal([
        { earliest: '2026-11-02T05:00:00+01:00', latest: '2026-11-02T23:00:00+01:00' },
        { earliest: '2026-11-03T05:00:00+01:00', latest: '2026-11-03T23:00:00+01:00' },
      ]);
      expect(windows('12:00', '14:00')).to.deep.equal([{ earliest: '2026-11-02T12:00:00+01:00', latest: '2026-11-02T14:00:00+01:00' }]);
    });

    it('has a time alone on the day on which it counts', () => {
      expect([windows('1:00', ''), windows('20:00', ''), windows('', '2:00'), windows('', '23:00')]).to.deep.equal([
        [{ earliest: '2026-11-03T01:00:00+01:00' }], [{ earliest: '2026-11-02T20:00:00+01:00' }],
        [{ latest: '2026-11-03T02:00:00+01:00' }], [{ latest: '2026-11-02T23:00:00+01:00' }],
      ]);
    });
  });

  it('does not confuse a stop called depot with the depot', () => {
    expect(faultsOf('name,lon,lat\ndepot,1,1', { capacities: new Map() })).to.deep.equal(['line 2, column name: "depot" is at 13.4, 52.5 by --depot: use another name or the same coordinates']);
  });
});
