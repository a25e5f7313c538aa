import type { PackedBox, PackedLine } from '../model/box.ts'
import type { Words } from '../model/error.ts'
import type { FieldName } from '../model/texts.ts'

/** `ERROR` refuses, `WARN` lets pass, `INFO` tells. */
export type Severity = 'ERROR' | 'WARN' | 'INFO'

/** A value of a row: the box by its key (`boxKeys`), the line by its `Key`; '' for the box itself. */
export interface FindingPath {
  /** '' for the whole list. */
  readonly box: string
  readonly line: string
  readonly field: FieldName
}

/** A repair by one click: fields that take other values. */
export interface Repair {
  readonly words: Words
  readonly box: string
  readonly line: string
  readonly set: Partial<PackedBox> | Partial<PackedLine>
}

/** A finding at one field. */
export interface Finding {
  readonly severity: Severity
  readonly code: string
  readonly path: FindingPath
  readonly message: Words
  /** Passes if somebody gives a reason. */
  readonly needsReason?: true
  /** The reason that was given. */
  readonly reason?: string
  readonly repair?: Repair
}

/** A reason that somebody gave for a finding of a box. */
export interface Allowance {
  readonly code: string
  readonly box: string
  readonly reason: string
}

interface Extra {
  readonly line?: string
  readonly repair?: { readonly words: Words; readonly set: Repair['set'] } | undefined
  readonly needsReason?: true
}

/** Collects findings of one box. */
export class BoxFindings {
  private readonly found: Finding[]
  private readonly box: string
  private readonly allow: readonly Allowance[]

  constructor(found: Finding[], box: string, allow: readonly Allowance[]) {
    this.found = found
    this.box = box
    this.allow = allow
  }
  error(code: string, field: FieldName, message: Words, extra: Extra = {}): void {
    this.add('ERROR', code, field, message, extra)
  }
  warn(code: string, field: FieldName, message: Words, extra: Extra = {}): void {
    this.add('WARN', code, field, message, extra)
  }
  /** Warns until somebody gives a reason, which is told then. */
  ask(code: string, field: FieldName, message: Words, extra: Extra = {}): void {
    this.add('WARN', code, field, message, { ...extra, needsReason: true })
  }

  private add(severity: Severity, code: string, field: FieldName, message: Words, { line = '', repair, needsReason }: Extra): void {
    const reason = needsReason ? this.allow.find((one) => one.code === code && one.box === this.box)?.reason.trim() : undefined
    const { box } = this
    this.found.push({
      severity: reason ? 'INFO' : severity,
      code,
      path: { box, line, field },
      message,
      ...(needsReason && !reason ? { needsReason } : {}),
      ...(reason ? { reason } : {}),
      ...(repair ? { repair: { ...repair, box, line } } : {}),
    })
  }
}
