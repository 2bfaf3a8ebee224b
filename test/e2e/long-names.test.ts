import { expect } from 'chai';
import { closeAccountCenter, useAccountCenter, type CenterAccount, type SignedIn } from '../helpers/account-center.js';
import { solvePlan } from './plans.js';

after(closeAccountCenter);

const ADDRESSES = [
  'Friedrichstraße 90, Hinterhof, 3. OG links, 10117 Berlin-Mitte', 'Kurfürstendamm 21, Eingang Joachimsthaler Straße, 10719 Berlin',
  'Schönhauser Allee 80, Ladengeschäft neben der Apotheke, 10439 Berlin', 'Warschauer Straße 34–38, Lieferzone im Hof, 10243 Berlin',
];
const POSITIONS = [[13.3889, 52.5177], [13.3305, 52.5034], [13.4129, 52.5491], [13.4494, 52.5096]];

/** A word that has no place to break. */
const GOODS = 'Mehrwegtransportverpackungspfandbehälterrücknahmesystemeinheiten';

/** Morning and afternoon. */
const WINDOWS = [['08:00', '11:30'], ['13:00', '16:30']].map(([from, to]) => ({ earliest: `2026-11-02T${from}:00+01:00`, latest: `2026-11-02T${to}:00+01:00` }));

/** Addresses as ids, as spreadsheets have them. */
const SPREADSHEET = {
  plan_start: '2026-11-02T07:00:00+01:00', profiles: null, relations: null, shipments: null,
  locations: [{ id: 'depot', position: [13.369, 52.5251] }, ...ADDRESSES.map((id, i) => ({ id, position: POSITIONS[i] }))],
  vehicles: [{
    id: 'Sprinter B-RM 1234 (Fahrer: Müller-Lüdenscheidt)', count: 2, start: 'depot', end: 'depot', capacities: { [GOODS]: 20 }, cost_per_kilometer: 1,
    shift: { earliest: '2026-11-02T08:00:00+01:00', latest: '2026-11-02T17:00:00+01:00' },
  }],
  stops: ADDRESSES.map((location, i) => ({ id: `Auftrag 2026-11-02/${i + 1} ${location} – Zustellung gegen Unterschrift`, location, delivers: { [GOODS]: 6 }, service_seconds: 300, windows: WINDOWS })),
};

describe('a plan with addresses as ids and a long kind of goods', function () {
  const center = useAccountCenter();
  let lena: CenterAccount;
  let id: string;
  before(async () => {
    lena = await center().account('names-lena');
    id = await solvePlan(center(), lena, SPREADSHEET);
  });

  for (const width of [1280, 390, 320]) {
    it(`fits into a window of ${width} pixels, also while it is edited`, async () => {
      const { page, context, faults }: SignedIn = await center().signIn(lena, `/history/${id}`, { viewport: { width, height: 860 } });
      await page.locator('.stop-group').first().waitFor();
      // A figure that runs over the next one.
      expect(await page.evaluate('[...document.querySelectorAll(".stops td.stop-window")].filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length'), 'windows').to.equal(0);
      const widthOf = async (): Promise<number> => page.evaluate('document.documentElement.scrollWidth');
      expect(await widthOf(), 'history').to.be.at.most(width);
      await page.goto(`${center().url}/account/playground?from=${id}&edit`);
      await page.locator('.edit-bar').waitFor();
      await page.locator('.edit-row [data-grip]').first().click();
      await page.getByLabel('Move to').waitFor();
      expect(await widthOf(), 'editing').to.be.at.most(width);
      expect(faults).to.deep.equal([]);
      await context.close();
    });
  }
});
