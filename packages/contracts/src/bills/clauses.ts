import { englishNumber } from '../money/words.ts'

/** Party that packed the containers, by the first half of the terms: the carrier answers for the count only at its own freight station. */
export const packingClause = (transportTerms: string): string[] =>
  transportTerms.startsWith('CFS')
    ? ['RECEIVED LOOSE, AND PACKED AT', "CARRIER'S FREIGHT STATION"]
    : ["SHIPPER'S LOAD, COUNT AND SEAL", 'SAID TO CONTAIN']

/** `CY-CFS (FCL/LCL)`: whole containers, or less than one, at each end. */
export function termsText(transportTerms: string): string {
  const loads = transportTerms.split('-').map((end) => (end === 'CFS' ? 'LCL' : 'FCL'))
  return transportTerms === '' ? '' : `${transportTerms} (${loads.join('/')})`
}

/** Receipt of the goods, in the words of this bill. */
export const receiptClause = (waybill: boolean): string =>
  [
    'The carrier has taken the goods described above into its charge in apparent good order and condition unless noted otherwise.',
    'Weight, measure, marks, quality and contents are as declared by the shipper and have not been checked by the carrier.',
    waybill
      ? 'Delivery is made to the named consignee upon proof of identity; this waybill is no document of title.'
      : 'Where originals are issued, the goods are delivered against one of them, duly endorsed; the others are then void.',
    'Carriage is subject to the terms of the carrier.',
  ].join(' ')

/** Containers and packages in words and figures: `SAY TWO (2) CONTAINERS / TEN (10) CARTONS ONLY`. */
export function totalWords(containers: number, packages: number, kind: string): string {
  const boxes = `${englishNumber(containers)} (${containers}) ${containers === 1 ? 'CONTAINER' : 'CONTAINERS'}`
  return `SAY ${boxes} / ${englishNumber(packages)} (${packages}) ${kind || 'PACKAGES'} ONLY`
}
