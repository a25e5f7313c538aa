import { baseTexts } from './texts.ts'

/** Dates of a sailing that the validity of a rate can go by. The first five are days at the port of loading, the other two at the barge port. */
export type SailingDate = 'VesselAtd' | 'SoEtd' | 'OnBoard' | 'ScheduleEtd' | 'Ltd' | 'BargeAtd' | 'BargeSoEtd'

/** A basis of validity: which date of a sailing decides, where it is a calendar day, and its names. */
export interface BasisFacts {
  /** The date that decides. */
  readonly date: SailingDate
  /** Whose calendar day it is: the port of loading, or the barge port. */
  readonly at: 'POL' | 'BARGE'
  /** Chinese name. */
  readonly zh: string
  /** English name. */
  readonly en: string
}

/** Codes of the validity bases (有效期依据). */
export type ValidityBasis = 'ATD' | 'SO_ETD' | 'ON_BOARD' | 'SCHEDULE_ETD' | 'LTD' | 'BARGE_ATD' | 'BARGE_SO_ETD'

const basis = (date: SailingDate, at: 'POL' | 'BARGE', [zh, en]: readonly [string, string]): BasisFacts => ({ date, at, zh, en })

/** Every validity basis with the date that it goes by. */
export const validityBases: Readonly<Record<ValidityBasis, BasisFacts>> = {
  ATD: basis('VesselAtd', 'POL', baseTexts.ATD),
  SO_ETD: basis('SoEtd', 'POL', baseTexts.SO_ETD),
  ON_BOARD: basis('OnBoard', 'POL', baseTexts.ON_BOARD),
  SCHEDULE_ETD: basis('ScheduleEtd', 'POL', baseTexts.SCHEDULE_ETD),
  LTD: basis('Ltd', 'POL', baseTexts.LTD),
  BARGE_ATD: basis('BargeAtd', 'BARGE', baseTexts.BARGE_ATD),
  BARGE_SO_ETD: basis('BargeSoEtd', 'BARGE', baseTexts.BARGE_SO_ETD),
}

/** Returns true if a day lies inside a validity. Both ends are inclusive calendar days; '' is an open end. */
export const holdsOn = ({ ValidFrom, ValidTo }: { readonly ValidFrom: string; readonly ValidTo: string }, day: string): boolean =>
  (ValidFrom === '' || ValidFrom <= day) && (ValidTo === '' || day <= ValidTo)
