import type { SiDraftSession } from '@jst/si-drafts'
import { repairAll, type Repair } from '@jst/si-drafts/rules'
import type { Finding } from './findings.ts'
import type { SetChecker } from './set-checker.ts'

/** One-click repairs of findings. Repairing all findings is one undo step. */
export class Repairs {
  private readonly session: SiDraftSession
  private readonly checker: SetChecker

  constructor(session: SiDraftSession, checker: SetChecker) {
    this.session = session
    this.checker = checker
  }

  get findings(): Finding[] {
    return this.checker.found.all.filter(({ repairs }) => repairs.length > 0)
  }
  make(repair: Repair): void {
    this.session.replaceDrafts(repair.apply(this.session.drafts))
  }
  /** The first repair of every finding. */
  makeAll(): void {
    const issues = this.findings.map(({ issue }) => issue)
    this.session.replaceDrafts(repairAll(this.session.drafts, issues))
    this.checker.look()
  }
}
