import type { SiStatus } from '@jst/contracts/si'
import { StatusTag } from '@jst/ui'
import { siStatusTable } from '../declared.ts'
import { texts } from './texts.ts'

/** State of an SI record; null: nothing submitted yet. */
export function SiStatusTag({ status }: { status: number | null }) {
  if (status === null) return <StatusTag tone="grey">{texts.notSubmitted}</StatusTag>
  const { zh, tone } = siStatusTable[status as SiStatus]
  return <StatusTag tone={tone}>{zh}</StatusTag>
}
