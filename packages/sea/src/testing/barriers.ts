import type { passes } from './passes.ts'
import type { Position } from '../sphere.ts'

/** Banks and reefs that ships keep off and that no coast line shows. */
export const barriers: readonly (readonly Position[])[] = [
  // Adam's Bridge
  [
    [78.9, 9.5],
    [80, 8.9],
  ],
  // Bahama banks and the Little Bahama bank
  [
    [-79.1, 25.3],
    [-79.1, 23.9],
    [-77.8, 23],
    [-76, 22.3],
  ],
  [
    [-77.3, 25],
    [-77.5, 23.5],
    [-75, 22.9],
  ],
  [
    [-79.1, 25.2],
    [-77.4, 25.1],
  ],
  [
    [-79, 27.1],
    [-77.1, 26.4],
  ],
  [
    [-75.7, 24.7],
    [-75.3, 23.6],
    [-75.2, 22.3],
  ],
  // Florida reef
  [
    [-80.5, 25.3],
    [-82.6, 24.55],
  ],
  // Great Barrier Reef, from the strait to the south end
  [
    [142.9, -9.4],
    [143.8, -10],
    [144.1, -12.5],
    [145.9, -15],
    [147.9, -18.2],
    [151, -20.5],
    [153, -22.6],
    [152.9, -24],
  ],
  // shoals north of the Yangtze
  [
    [121, 33.6],
    [122.1, 32.2],
    [122, 31.5],
  ],
  // the dangerous ground
  [
    [112.2, 8],
    [116.6, 11.6],
  ],
  [
    [112.3, 11.4],
    [115.9, 7.6],
  ],
  [
    [113.8, 6.9],
    [114.2, 12],
  ],
  // Paracels
  [
    [111.2, 15.9],
    [112.8, 16.9],
  ],
  // small straits between the Lesser Sunda islands
  [
    [116.2, -8.6],
    [117.2, -8.8],
  ],
  [
    [114.2, -8],
    [114.6, -8.5],
  ],
  [
    [118.8, -8.5],
    [120.3, -8.7],
  ],
  [
    [122.8, -8.4],
    [124.6, -8.3],
  ],
  // banks off Nicaragua and off Nantucket
  [
    [-83.4, 15],
    [-82.3, 15.3],
  ],
  [
    [-70.2, 41.3],
    [-69.4, 40.8],
  ],
  // Farasan and Dahlak banks
  [
    [40.1, 16.3],
    [41.1, 15.6],
  ],
  [
    [42.4, 16.5],
    [41.6, 16.9],
  ],
  // Aleutians but for Unimak
  [
    [-168, 53.3],
    [-172, 52.6],
    [-180, 51.6],
    [173, 52.9],
    [164, 55],
  ],
  // Limfjord and the small belt
  [
    [8.2, 56.7],
    [10.3, 57],
  ],
  [
    [9.6, 55.6],
    [10.4, 54.9],
  ],
]

/** Lines across each pass: whoever crosses one goes by its waypoint, so that the pass can be kept away from. */
export const gates: Readonly<
  Record<Exclude<keyof typeof passes, 'suez' | 'panama' | 'kiel' | 'magellan' | 'bosporus'>, readonly [Position, Position]>
> = {
  malacca: [
    [101, 1.4],
    [103, 2.3],
  ],
  sunda: [
    [105.4, -5.5],
    [106.2, -6.2],
  ],
  lombok: [
    [115.3, -8.5],
    [116.3, -8.7],
  ],
  torres: [
    [142.2, -12],
    [142.2, -8.5],
  ],
  taiwan: [
    [119.3, 25.3],
    [121.4, 24.75],
  ],
  babElMandeb: [
    [42.8, 12.3],
    [43.8, 12.85],
  ],
  hormuz: [
    [56.35, 26],
    [56.6, 27.5],
  ],
  gibraltar: [
    [-5.6, 36.4],
    [-5.6, 35.5],
  ],
  dover: [
    [1, 51.2],
    [1.9, 50.8],
  ],
  goodHope: [
    [20, -34],
    [20, -75],
  ],
  horn: [
    [-67.3, -55.2],
    [-67.3, -75],
  ],
}
