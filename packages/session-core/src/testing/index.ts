export { FakeGateway, sampleEmployee, sampleUser } from './fake-gateway.ts'
export { MemoryStorage } from './memory-storage.ts'
