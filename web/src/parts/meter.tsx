/** Usage of a limit as a bar. It changes colour at 80 % and at the limit. */
export function Meter({ label, value, limit }: { readonly label: string; readonly value: number; readonly limit: number }) {
  const share = limit === 0 ? 1 : Math.min(1, value / limit);
  const tone = share >= 1 ? 'meter-part-bad' : share >= 0.8 ? 'meter-part-warn' : 'meter-part';
  return (
    <svg class="meter" role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={limit} aria-valuenow={Math.min(value, limit)} aria-valuetext={`${value} of ${limit}`}>
      <rect class="meter-whole" width="100%" height="100%" />
      <rect class={tone} width={`${share * 100}%`} height="100%" />
    </svg>
  );
}
