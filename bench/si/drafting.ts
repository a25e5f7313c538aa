import { SiDraftSession } from '@jst/si-drafts'
import { benchValidation, fakeDraftPorts, goodRecord, manyContainers } from '@jst/si-drafts/testing'
import { autorun } from 'mobx'
import { sized } from '../kit/size.ts'

/** Milliseconds of one check of 200 containers with three lines on each of five bills, by the rules themselves. */
export const checkInPackage = (): number => benchValidation(sized(200, 20), 5, sized(5, 1)).medianMs

/** A session with two bills of a thousand containers of three lines, and what a screen looks at all the time. */
export class TwoLargeBills {
  readonly session: SiDraftSession
  private readonly stop: () => void
  private turn = 0

  constructor() {
    const session = new SiDraftSession(1, 'bench', fakeDraftPorts())
    session.start(goodRecord({ containers: manyContainers(sized(1_000, 50), 3) }), 2)
    session.copy()
    this.session = session
    this.stop = autorun(
      () => void [session.current?.containers.length, session.totals, session.boxSummary, session.saveState, session.progress],
    )
  }

  /** To the other bill, with everything that looks at it. */
  switching(): number {
    const other = this.session.drafts.find(({ id }) => id !== this.session.currentId)
    const started = performance.now()
    if (other) this.session.switchTo(other.id)
    return performance.now() - started
  }

  /** One edit, and the set written to a storage in memory: what a pause in typing costs. */
  async saving(): Promise<number> {
    this.session.edit({ marks: `MARK ${++this.turn}` })
    const started = performance.now()
    await this.session.flush()
    return performance.now() - started
  }

  end(): void {
    this.stop()
    this.session.dispose()
  }
}
