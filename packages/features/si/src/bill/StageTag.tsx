import type { SiStage } from '@jst/contracts/si'
import { StatusTag, timeOf, useNow } from '@jst/ui'
import { siStages } from '../declared.ts'
import { texts } from './texts.ts'

interface Submitted {
  readonly Stage: number
  readonly Deadline: string | null
}

/** Stage relative to the cut-off in force at the submission; undefined for an unknown stage. Names a cut-off that was moved since then. */
export function stageText({ Stage, Deadline }: Submitted, now: number): string | undefined {
  if (Stage === 1 && (timeOf(Deadline) ?? 0) > now) return texts.beforeMove
  return siStages[Stage as SiStage]?.zh
}

/** When it was submitted, marked where that was late. */
export function StageTag({ of }: { of: Submitted }) {
  const text = stageText(of, useNow()) ?? of.Stage
  return of.Stage === 0 ? text : <StatusTag tone="orange">{text}</StatusTag>
}
