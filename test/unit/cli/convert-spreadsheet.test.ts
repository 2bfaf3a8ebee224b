import { expect } from 'chai';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../helpers/run-command.js';

describe('roundsman convert and spreadsheets', () => {
  let folder: string;
  let stops: string;
  const file = (name: string, content: string): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundsman-spreadsheet-'));
    stops = file('stops.csv', 'address,longitude,latitude,parcels,from,to,floor\nMarket 1,13.41,52.51,4,9:00,12:00,2\nPark 2,13.42,52.52,3,,,1\n');
  });
  after(() => rmSync(folder, { recursive: true }));

  it('writes a request, says how much there is in it and which columns it did not use, and solve takes it', async () => {
    const path = join(folder, 'request.json');
    const given = ['--depot', '13.4,52.5', '--vehicles', '3', '--capacity', 'parcels=40', '--shift', '7:30-15:00', '--date', '2026-11-02', '--time-zone', 'Europe/Berlin'];
    expect(await run('convert', stops, ...given, '-o', path)).to.deep.equal({ status: 0, out: `written to ${path}: 3 locations, 3 vehicles, 2 stops\n`, err: 'note: the column floor is not used\n' });
    const request = JSON.parse(readFileSync(path, 'utf8')) as { vehicles: unknown[] };
    expect(request.vehicles).to.deep.equal([{
      id: 'vehicle', count: 3, start: 'depot', end: 'depot', capacities: { parcels: 40 }, shift: { earliest: '2026-11-02T07:30:00+01:00', latest: '2026-11-02T15:00:00+01:00' },
    }]);
    const { status, out } = await run('solve', path, '--iterations', '10', '--json');
    expect([status, (JSON.parse(out) as { summary: { stops_served: number } }).summary.stops_served]).to.deep.equal([0, 2]);
  });

  it('needs a depot, and takes a working day of today without options', async () => {
    expect(await run('convert', stops)).to.include({ status: 2, err: `${stops}: say where the routes start and end: --depot LONGITUDE,LATITUDE\n` });
    const { status, out } = await run('convert', stops, '--depot', '13.4,52.5', '--time-zone', 'UTC', '--json');
    expect(status).to.equal(0);
    expect(out).to.match(/"shift":\{"earliest":"\d{4}-\d\d-\d\dT08:00:00Z","latest":"\d{4}-\d\d-\d\dT18:00:00Z"\}/).and.include('"count":1');
  });

  it('takes tabs in .tsv and .txt files, and a shift to the next day', async () => {
    for (const name of ['stops.tsv', 'stops.txt']) {
      const path = file(name, 'name\tlon\tlat\nA\t13.4\t52.5\n');
      const { status, out, err } = await run('convert', path, '--depot', '13.4,52.5', '--shift', '22:00-6:00', '--date', '2026-11-02', '--time-zone', 'UTC');
      expect([status, err]).to.deep.equal([0, 'note: the shift ends on the next day, at 2026-11-03T06:00:00Z\n']);
      expect(out).to.include('"shift":{"earliest":"2026-11-02T22:00:00Z","latest":"2026-11-03T06:00:00Z"}');
    }
  });

  it('says how to save a workbook', async () => {
    for (const name of ['stops.xlsx', 'stops.ods']) {
      const path = file(name, 'PK');
      expect(await run('convert', path, '--depot', '13.4,52.5')).to.include({ status: 2, err: `${path}: workbooks are not read: save the sheet as "CSV UTF-8" and convert that\n` });
    }
  });

  it('lists the first ten faults', async () => {
    const path = file('faulty.csv', ['name,lon,lat', ...Array.from({ length: 12 }, (_, i) => `stop ${i},x,52`)].join('\n'));
    const { status, err } = await run('convert', path, '--depot', '13.4,52.5');
    expect(status).to.equal(1);
    expect(err).to.match(/faulty\.csv: not a spreadsheet of stops:\n {2}line 2, column lon: "x" is not a number from -180 to 180\n/).and.match(/and 2 more\n$/);
  });

  it('refuses options that are wrong or have no effect', async () => {
    for (const [option, value] of [['--depot', '52'], ['--depot', '52.5,113.4'], ['--capacity', 'parcels'], ['--shift', '18:00-18:00'], ['--shift', '18:00'], ['--date', '2.11.2026'], ['--time-zone', 'Berlin']] as const) {
      expect((await run('convert', stops, option, value)).err, `${option} ${value}`).to.match(/It must be/);
    }
    expect((await run('convert', stops, '--depot', '13.4,52.5', '--rounding', 'none')).err).to.equal('--rounding is not for spreadsheets\n');
    expect((await run('convert', file('x.json', '{}'), '--time-zone', 'UTC')).err).to.equal('--time-zone is for spreadsheets of stops, saved as .csv, .tsv or .txt\n');
  });
});
