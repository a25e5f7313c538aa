import type { Pass } from '../route.ts'

/** A published distance; facts only. */
export interface Published {
  readonly from: string
  readonly to: string
  readonly miles: number
  /** How the figure is meant, where there is more than one way. */
  readonly by: string
  readonly avoid?: readonly Pass[]
  readonly passes?: readonly Pass[]
}

const figure = (line: string, by = '', avoid?: readonly Pass[], passes?: readonly Pass[]): Published => {
  const [from = '', to = '', miles] = line.split(' ')
  return { from, to, miles: Number(miles), by, ...(avoid ? { avoid } : {}), ...(passes ? { passes } : {}) }
}

/**
 * Distances Between Ports (Pub. 151 of the US National Geospatial-Intelligence Agency, public domain), between the ports of the LINERLIB
 * benchmark, whose authors worked them out from its tables and name an error of 5 % (Brouer et al., Transportation Science 48, 2014).
 */
export const published: readonly Published[] = [
  figure('CNSHA NLRTM 10521', 'by Suez', undefined, ['malacca', 'suez', 'gibraltar']),
  figure('CNSHA NLRTM 13800', 'around the Cape', ['suez', 'panama'], ['goodHope']),
  figure('CNSHA DEHAM 10780', 'by Suez', undefined, ['suez']),
  figure('CNSHA DEHAM 14059', 'around the Cape', ['suez', 'panama'], ['goodHope']),
  figure('CNYTN GBFXT 9722', 'by Suez', undefined, ['suez']),
  figure('CNYTN GBFXT 13033', 'around the Cape', ['suez', 'panama'], ['goodHope']),
  figure('CNSHA GRPIR 7812', 'by Suez', undefined, ['suez']),
  figure('CNSHA USEWR 10648', 'by Panama', undefined, ['panama']),
  figure('NLRTM SGSIN 8314', 'by Suez', undefined, ['suez']),
  figure('NLRTM SGSIN 11760', 'around the Cape', ['suez', 'panama'], ['goodHope']),
  figure('LKCMB EGPSD 3459', 'by Suez', undefined, ['suez']),
  ...[
    'CNSHA USLAX 5720',
    'CNSHA BRSSZ 11033',
    'CNSHA ZADUR 6957',
    'CNSHA AUSYD 4642',
    'CNSHA CAVAN 5099',
    'CNSHA PECLL 9363',
    'CNSHA KRPUS 491',
    'HKHKG TWKHH 342',
    'NLRTM DEHAM 307',
    'SGSIN AEJEA 3518',
    'KRPUS USLGB 5234',
    'SGSIN HKHKG 1447',
    'SGSIN CNSHA 2207',
    'JPYOK USLAX 4839',
    'JPYOK USSEA 4245',
    'JPYOK SGSIN 2876',
    'SGSIN LKCMB 1575',
    'AEJEA INNSA 1188',
    'SGSIN ZADUR 4868',
    'BRSSZ ZACPT 3409',
    'BRSSZ NLRTM 5424',
    'AUSYD NZAKL 1280',
    'AUMEL SGSIN 3844',
    'AUFRE SGSIN 2223',
    'USLAX PABLB 2913',
    'USOAK USLAX 376',
    'USHOU NLRTM 5019',
    'ESALG NLRTM 1387',
    'ESALG EGPSD 1947',
    'ITGOA ESALG 854',
    'GRPIR EGPSD 619',
    'BRSSZ ARBUE 996',
    'PECLL PABLB 1350',
    'CLSAI PECLL 1328',
    'NGAPP NLRTM 4162',
    'ZACPT NGAPP 2648',
    'KEMBA LKCMB 2518',
    'DJJIB SAJED 647',
    'CNTAO KRPUS 497',
    'TWKHH JPYOK 1337',
    'PHMNL HKHKG 631',
    'VNSGN SGSIN 649',
    'THLCH SGSIN 759',
    'INMAA SGSIN 1583',
    'MYPKG SGSIN 220',
    'JPUKB KRPUS 361',
  ].map((line) => figure(line)),
]
