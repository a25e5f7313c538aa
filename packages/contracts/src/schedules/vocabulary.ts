import type { CutoffCode } from './states.ts'

/** Headings of schedule files for cut-offs that we call otherwise. */
export const cutoffHeadings: Readonly<Partial<Record<CutoffCode, readonly string[]>>> = {
  EFC: ['最早进港'],
  FCO: ['截重柜', '截重'],
  LCO: ['截拼箱货'],
  CUA: ['截报关放行'],
  AFC: ['截舱单预申报'],
}
