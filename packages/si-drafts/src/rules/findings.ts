import type { Issue } from '@jst/contracts'
import type { FieldSpec } from '@jst/contracts/si/data'
import { chinese, labelIn, type Language } from './texts.ts'

export interface Extra {
  value?: string | number
  suggest?: { Value: string; Text: string } | undefined
}
/** Of a field that is needed: `code` and `message` where something stands in it that is no value. */
interface NeededExtra extends Extra {
  code?: string
  message?: string
}

/** Severity and language of findings. */
export interface Telling {
  readonly language: Language
  /** A draft may be saved half filled: what is missing is a warning there. */
  readonly stage: 'draft' | 'submit'
}
const chineseSubmit: Telling = { language: chinese, stage: 'submit' }

/** Collects issues of one draft in the order in which the rules run; `base` is the payload path of that draft. */
export class Findings {
  readonly issues: Issue[]
  readonly t: Language
  private readonly base: string
  private readonly draftId: number
  private readonly telling: Telling

  constructor(base: string, draftId: number, telling: Telling = chineseSubmit, issues: Issue[] = []) {
    this.issues = issues
    this.base = base
    this.draftId = draftId
    this.telling = telling
    this.t = telling.language
  }

  labelOf(field: Pick<FieldSpec, 'zh' | 'en'>): string {
    return labelIn(this.t, field)
  }

  error(code: string, path: string, label: string, message: string, extra: Extra = {}): void {
    this.add('ERROR', code, path, label, message, extra)
  }
  warn(code: string, path: string, label: string, message: string, extra: Extra = {}): void {
    this.add('WARN', code, path, label, message, extra)
  }
  /** As `error`, at a field of the catalogue, below `prefix` (a container or line). */
  errorAt(field: FieldSpec, code: string, message: string, extra: Extra = {}, prefix = ''): void {
    this.add('ERROR', code, prefix + field.wire, this.labelOf(field), message, extra)
  }
  warnAt(field: FieldSpec, code: string, message: string, extra: Extra = {}, prefix = ''): void {
    this.add('WARN', code, prefix + field.wire, this.labelOf(field), message, extra)
  }
  infoAt(field: FieldSpec, code: string, message: string, extra: Extra = {}, prefix = ''): void {
    this.add('INFO', code, prefix + field.wire, this.labelOf(field), message, extra)
  }
  /** A suggestion to use another value. */
  use(value: string): { Value: string; Text: string } {
    return { Value: value, Text: this.t.useValue(value) }
  }
  /** The same list of findings for another draft. */
  of(draftId: number, base: string): Findings {
    return new Findings(base, draftId, this.telling, this.issues)
  }
  /** A field that a submitted record must have. */
  requiredAt(field: FieldSpec, { code = 'REQUIRED', message, ...extra }: NeededExtra = {}, prefix = ''): void {
    const severity = this.telling.stage === 'draft' ? 'WARN' : 'ERROR'
    const label = this.labelOf(field)
    this.add(severity, code, prefix + field.wire, label, message ?? this.t.required(label), extra)
  }

  private add(Severity: Issue['Severity'], Code: string, path: string, Label: string, Message: string, { value, suggest }: Extra): void {
    const Path = path === '' ? this.base : `${this.base}.${path}`
    this.issues.push({
      Severity,
      Code,
      Path,
      Label,
      Message,
      DraftId: this.draftId,
      ...(value === undefined ? {} : { Value: String(value) }),
      ...(suggest ? { Suggest: suggest } : {}),
    })
  }
}
