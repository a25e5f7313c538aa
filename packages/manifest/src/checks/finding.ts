import type { Words } from '@jst/packing'
import type { Severity } from '@jst/packing/checks'

/** A value that repairs a finding in one click. */
export interface ManifestRepair {
  readonly value: string
  readonly words: Words
}
/** A finding at one field of a consignment. */
export interface ManifestFinding {
  readonly severity: Severity
  readonly code: string
  /** `Shipper.Name`, `Goods[1].Weight`, `Boxes[0].Lines[2].HsCode`; '' for the whole. */
  readonly path: string
  readonly message: Words
  readonly repair?: ManifestRepair
}

/** Collects findings in the order of the form. */
export class Findings {
  readonly all: ManifestFinding[] = []

  error(code: string, path: string, message: Words, repair?: ManifestRepair): void {
    this.add('ERROR', code, path, message, repair)
  }
  warn(code: string, path: string, message: Words, repair?: ManifestRepair): void {
    this.add('WARN', code, path, message, repair)
  }
  add(severity: Severity, code: string, path: string, message: Words, repair?: ManifestRepair): void {
    this.all.push({ severity, code, path, message, ...(repair ? { repair } : {}) })
  }
}

/** True if nothing refuses. */
export const passes = (findings: readonly ManifestFinding[]): boolean => findings.every(({ severity }) => severity !== 'ERROR')
