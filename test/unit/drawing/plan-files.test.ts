import { expect } from 'chai';
import { geographicBetween, geographicLine } from '../../../src/drawing/files/geojson.js';
import { planCsv } from '../../../src/drawing/files/plan-csv.js';
import { planGeojson } from '../../../src/drawing/files/plan-geojson.js';
import { drawnPlan, planarPlan } from '../../helpers/drawn-plan.js';

describe('a plan as CSV', () => {
  const { request, plan } = drawnPlan();
  const lines = planCsv(request, plan).split('\r\n');

  it('has a line for each step and each unassigned stop, in columns named by the header', () => {
    expect(lines[0]).to.equal('vehicle,vehicle_number,sequence,type,stop,shipment,location,longitude,latitude,arrives_at,setup_seconds,waiting_seconds,begins_at,ends_at,lateness_seconds,distance_meters,load_kilograms,reasons,relaxation');
    expect(lines.slice(1, -1).map((line) => line.split(',')[3])).to.deep.equal(['start', 'stop', 'break', 'stop', 'end', 'unassigned', 'unassigned']);
    expect(lines.at(-1)).to.equal('');
    for (const line of lines.slice(1, 6)) expect(line.split(',')).to.have.length(19);
  });

  it('gives times with their offset, loads after the step and distances from the start', () => {
    const first = lines[2]!.split(',');
    expect(first.slice(0, 9)).to.deep.equal(["'=van", '1', '1', 'stop', 'first', '', 'north', '13.4', '52.6']);
    expect(first[12]).to.equal('2026-11-02T09:00:00+01:00');
    expect(first.slice(15)).to.deep.equal(['11000', '40', '', '']);
    expect(lines[3]!.split(',').slice(4, 12)).to.deep.equal(['', '', '', '', '', '', '', '']);
    expect(lines[3]!.split(',').slice(12, 14)).to.deep.equal(['2026-11-02T09:30:00+01:00', '2026-11-02T10:00:00+01:00']);
  });

  it('says why a stop is not served, and what would help', () => {
    expect(lines[6]).to.match(/^,,,unassigned,heavy,,east,13\.6,52\.5,+"?heavy has 400 kilograms; the capacity of =van is 100"?,/);
    expect(lines[6]!.split(',').at(-1)).to.match(/heavy|=van/);
    expect(lines[7]).to.match(/^,,,unassigned,upstairs,,attic,,,/);
  });

  it('names the coordinates of a plane x and y', () => {
    const plane = planarPlan();
    expect(planCsv(plane.request, plane.plan).split('\r\n')[0]).to.include(',location,x,y,arrives_at,');
  });
});

describe('a plan as GeoJSON', () => {
  const { request, plan } = drawnPlan();
  const features = planGeojson(request, plan)!.features as any[];
  const of = (type: string): any[] => features.filter(({ properties }) => properties.type === type);

  it('has a line for the route and points for what is on it', () => {
    expect(features.map(({ properties }) => properties.type)).to.deep.equal(['route', 'depot', 'stop', 'stop', 'break', 'unassigned', 'unassigned']);
    expect(of('route')[0].geometry).to.deep.equal({ type: 'LineString', coordinates: [[13.4, 52.5], [13.4, 52.6], [13.6, 52.5], [13.4, 52.5]] });
    expect(of('route')[0].properties).to.include({ vehicle: '=van', vehicle_number: 1, stops: 2, cost: plan.summary.costs.total, distance_meters: 43000 });
    expect(of('stop')[1]).to.deep.include({ geometry: { type: 'Point', coordinates: [13.6, 52.5] } });
    expect(of('stop')[1].properties).to.deep.include({ stop: 'second', vehicle: '=van', sequence: 3, begins_at: '2026-11-02T10:00:00+01:00', loads: { kilograms: 0 } });
  });

  it('has reasons for what is not served, and no geometry for what has no position', () => {
    const [heavy, upstairs] = of('unassigned');
    expect(heavy.properties.reasons).to.deep.equal(['heavy has 400 kilograms; the capacity of =van is 100']);
    expect(heavy.geometry.coordinates).to.deep.equal([13.6, 52.5]);
    expect(upstairs.geometry).to.equal(null);
  });

  it('draws breaks on the short way across the antimeridian', () => {
    const far = drawnPlan({ locations: [{ id: 'depot', position: [0, 0] }, { id: 'north', position: [179, 10] }, { id: 'east', position: [-177, 20] }, { id: 'attic' }] });
    const { routes: [route] } = far.plan;
    const pause = (planGeojson(far.request, far.plan)!.features as any[]).find(({ properties }) => properties.type === 'break');
    expect(route!.steps.map(({ type }) => type)).to.include('break');
    const [longitude] = pause.geometry.coordinates;
    expect(longitude > 178.9 || longitude < -176.9, String(longitude)).to.equal(true);
    const halves = [[179, -177, 0.5, -179], [-177, 179, 0.25, -178], [179, -177, 0.25, 180], [10, 20, 0.5, 15]] as const;
    for (const [from, to, share, there] of halves) expect(geographicBetween([from, 0], [to, 8], share)).to.deep.equal([there, 8 * share]);
  });

  it('has numbers only where places are on the antimeridian itself, named from both sides', () => {
    const lineOf = (...points: [number, number][]): unknown => geographicLine(points, {}).geometry;
    expect(lineOf([170, 0], [180, 5], [-180, 8], [-170, 9])).to.deep.equal({ type: 'MultiLineString', coordinates: [[[170, 0], [180, 5]], [[-180, 5], [-180, 8], [-170, 9]]] });
    expect(lineOf([180, 5], [-170, 9])).to.deep.equal({ type: 'LineString', coordinates: [[-180, 5], [-170, 9]] });
    expect(lineOf([170, 0], [-180, 5])).to.deep.equal({ type: 'LineString', coordinates: [[170, 0], [180, 5]] });
    expect(lineOf([180, 0], [-180, 0])).to.deep.equal({ type: 'LineString', coordinates: [[180, 0], [-180, 0]] });
  });

  it('cuts lines at the antimeridian', () => {
    const far = drawnPlan({ locations: [{ id: 'depot', position: [179, 0] }, { id: 'north', position: [-179, 10] }, { id: 'east', position: [179, 20] }, { id: 'attic' }] });
    const [line] = planGeojson(far.request, far.plan)!.features as any[];
    expect(line.geometry).to.deep.equal({
      type: 'MultiLineString', coordinates: [[[179, 0], [180, 5]], [[-180, 5], [-179, 10], [-180, 15]], [[180, 15], [179, 20], [179, 0]]],
    });
  });

  it('is null if no location has a position', () => {
    const bare = drawnPlan({ locations: ['depot', 'north', 'east', 'attic'].map((id) => ({ id })) });
    expect(planGeojson(bare.request, bare.plan)).to.equal(null);
  });
});
