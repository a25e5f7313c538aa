import type { DraftChannel, DraftJournal, DraftPorts, DraftStorage } from '../ports.ts'
import { SiDraftSession } from '../si-draft-session.ts'
import { ManualDraftClock } from './clock.ts'
import { FakeDraftGateway, MemoryDraftServer, seededRandom } from './ports.ts'
import { MemoryDraftStorage } from './storage.ts'

interface Visit<S> {
  /** Without a server. */
  alone?: boolean
  storage?: S
  channel?: DraftChannel
  journal?: DraftJournal
}

/** One order on one server, seen by as many people and browsers as a test needs. */
export function office() {
  const clock = new ManualDraftClock()
  const server = new MemoryDraftServer(clock)
  let seed = 1
  const browser = <S extends DraftStorage = MemoryDraftStorage>(
    person: string,
    { alone = false, storage, channel, journal }: Visit<S> = {},
  ) => {
    const kept = (storage ?? new MemoryDraftStorage()) as S
    const ports: DraftPorts = { gateway: new FakeDraftGateway(), storage: kept, clock, random: seededRandom(++seed) }
    if (!alone) ports.store = server.as({ id: seed, name: person })
    if (channel) ports.channel = channel
    if (journal) ports.journal = journal
    return { storage: kept, session: new SiDraftSession(7, person, ports) }
  }
  return { clock, server, browser }
}
/** The set that the server keeps. */
export const keptBy = (server: MemoryDraftServer) =>
  server.sets.get(7)?.set as { TDBLInfos: { TBI_MARKS: string; TBI_GOODS: string }[] } | undefined
