import type { CutoffCode } from '../schedules/states.ts'

/** Labels of the port of loading in booking notes. */
export const loadPortWords: readonly string[] = ['起运港', '始发港', 'POL', 'Port of Loading']
/** Labels of the port of discharge in booking notes. */
export const dischargePortWords: readonly string[] = ['目的港', 'POD', 'Port of Discharge']
/** Headings of shipping orders for their cut-offs. */
export const cutoffHeadings: Readonly<Partial<Record<CutoffCode, readonly string[]>>> = {
  DCO: ['截单时间', 'SI cut-off', 'SI Cut Off', 'DOC CUT'],
  VCO: ['VGM', '截VGM时间', 'VGM Cut Off'],
  FCO: ['截港时间', '截重', 'CY Cut Off', 'CY Closing'],
  EFC: ['开港时间', '开舱'],
  CUA: ['截关时间', '截放行', 'Customs Cut Off'],
}
