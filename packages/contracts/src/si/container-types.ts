/**
 * Container types of the trade with ISO code, nominal capacity (m³), the cargo weight (kg) above which to warn, the largest gross weight of any such
 * box (ISO 668:2020 allows 36,000 kg; racks and platforms are built for more), and its usual tare (kg).
 */
export const containerTypes = [
  { value: '20GP', iso: '22G1', also: ['22G0', '20G1'], capacity: 33.2, payload: 28_200, gross: 36_000, tare: [1_800, 2_900], teu: 1 },
  { value: '20HQ', iso: '25G1', also: ['25G0', '20HC'], capacity: 37.3, payload: 28_000, gross: 36_000, tare: [2_000, 3_100], teu: 1 },
  { value: '40GP', iso: '42G1', also: ['42G0'], capacity: 67.7, payload: 28_800, gross: 36_000, tare: [3_200, 4_600], teu: 2 },
  { value: '40HQ', iso: '45G1', also: ['45G0', '40HC'], capacity: 76.3, payload: 28_600, gross: 36_000, tare: [3_400, 4_900], teu: 2 },
  { value: '45HQ', iso: 'L5G1', also: ['95G1', '45HC'], capacity: 86, payload: 27_900, gross: 36_000, tare: [4_000, 5_600], teu: 2.25 },
  { value: '20RF', iso: '22R1', also: [], capacity: 28, payload: 27_400, gross: 36_000, tare: [2_500, 3_700], teu: 1 },
  { value: '40RF', iso: '42R1', also: [], capacity: 58, payload: 28_500, gross: 36_000, tare: [3_900, 5_500], teu: 2 },
  { value: '40RH', iso: '45R1', also: [], capacity: 67, payload: 29_500, gross: 36_000, tare: [3_900, 5_700], teu: 2 },
  { value: '20OT', iso: '22U1', also: [], capacity: 32.5, payload: 28_100, gross: 36_000, tare: [2_000, 3_100], teu: 1 },
  { value: '40OT', iso: '42U1', also: ['45U1'], capacity: 65, payload: 28_800, gross: 36_000, tare: [3_400, 5_200], teu: 2 },
  { value: '20FR', iso: '22P1', also: ['22P3'], capacity: null, payload: 31_000, gross: 50_000, tare: [2_200, 3_900], teu: 1 },
  { value: '40FR', iso: '42P1', also: ['42P3'], capacity: null, payload: 39_000, gross: 65_000, tare: [4_500, 8_000], teu: 2 },
  { value: '20PF', iso: '29P0', also: ['20PL'], capacity: null, payload: 31_000, gross: 50_000, tare: [1_500, 3_500], teu: 1 },
  { value: '40PF', iso: '49P0', also: ['40PL'], capacity: null, payload: 39_000, gross: 65_000, tare: [3_500, 8_000], teu: 2 },
  {
    value: '20TK',
    iso: '22T6',
    also: ['22T0', '22T1', '22T2', '22T3', '22T4', '22T5', '22T7', '22T8'],
    capacity: 26,
    payload: 26_000,
    gross: 40_000,
    tare: [2_500, 6_000],
    teu: 1,
  },
] as const
