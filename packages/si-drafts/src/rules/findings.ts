import type { Issue } from '@jst/contracts'
import type { FieldSpec } from '@jst/contracts/si'

type Extra = { value?: string | number; suggest?: { Value: string; Text: string } | undefined }

/** Collects issues of one draft in the order in which the rules run; `base` is the payload path of that draft. */
export class Findings {
  readonly issues: Issue[] = []
  private readonly base: string
  private readonly draftId: number

  constructor(base: string, draftId: number) {
    this.base = base
    this.draftId = draftId
  }

  error(code: string, path: string, label: string, message: string, extra: Extra = {}): void {
    this.add('ERROR', code, path, label, message, extra)
  }
  warn(code: string, path: string, label: string, message: string, extra: Extra = {}): void {
    this.add('WARN', code, path, label, message, extra)
  }
  /** As `error`, at a field of the catalogue, below `prefix` (a container or line). */
  errorAt(field: FieldSpec, code: string, message: string, extra: Extra = {}, prefix = ''): void {
    this.error(code, prefix + field.wire, field.zh, message, extra)
  }
  warnAt(field: FieldSpec, code: string, message: string, extra: Extra = {}, prefix = ''): void {
    this.warn(code, prefix + field.wire, field.zh, message, extra)
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
