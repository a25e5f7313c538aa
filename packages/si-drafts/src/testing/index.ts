export { FakeDraftGateway, fakeDraftPorts, ManualDraftClock, MemoryDraftStorage, seededRandom } from './ports.ts'
export { goodContainer, goodRecord } from './records.ts'
