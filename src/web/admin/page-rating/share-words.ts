/** "72 %" of the answers were Yes. */
export function shareWords({ yes, no }: { yes: number; no: number }) {
  return yes + no === 0 ? '–' : `${Math.round((yes / (yes + no)) * 100)} %`;
}
