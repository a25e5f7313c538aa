export * from './endpoints.ts'
export * from './partners.ts'
export { duties, levels, partnerLines, type Duty } from './shared.ts'
export { customerStates, partnerStates, providerStates } from './states.ts'
