/** Status of a voyage, worked out from its calls (commercial: Voyage). */
export const voyageStatusTable = {
  normal: { zh: '正常' },
  delayed: { zh: '延误' },
  omitted: { zh: '跳港' },
  diverted: { zh: '改靠' },
  blank: { zh: '停航' },
} as const
export type VoyageStatus = keyof typeof voyageStatusTable
export const voyageStatuses = Object.keys(voyageStatusTable) as VoyageStatus[]

/** How far a call has come. */
export const callStateTable = {
  planned: { zh: '计划' },
  expected: { zh: '预计' },
  arrived: { zh: '在港' },
  departed: { zh: '已离港' },
  omitted: { zh: '跳港' },
} as const
export type CallState = keyof typeof callStateTable
export const callStates = Object.keys(callStateTable) as CallState[]

/** When a port takes what, by DCSA code; BCO, CUA and AFC are none of DCSA's. What an S/O is good for belongs to the booking (commercial: 截止时间). */
export const cutoffTable = {
  BCO: { zh: '截订舱' },
  EFC: { zh: '开港' },
  DCO: { zh: '截单' },
  VCO: { zh: '截 VGM' },
  FCO: { zh: '截港' },
  LCO: { zh: '截拼箱' },
  CUA: { zh: '截关' },
  AFC: { zh: '截 AMS' },
} as const
export type CutoffCode = keyof typeof cutoffTable
export const cutoffCodes = Object.keys(cutoffTable) as CutoffCode[]

/** The times of a call. */
export const callTimes = [
  'PlannedArrival',
  'PlannedDeparture',
  'EstimatedArrival',
  'EstimatedDeparture',
  'ActualArrival',
  'ActualDeparture',
] as const
export type CallTime = (typeof callTimes)[number]
/** Times that a clerk enters day by day. */
export const liveTimes = ['EstimatedArrival', 'EstimatedDeparture', 'ActualArrival', 'ActualDeparture'] as const
export type LiveTime = (typeof liveTimes)[number]
export const callTimeNames: Readonly<Record<CallTime, string>> = {
  PlannedArrival: '计划到港',
  PlannedDeparture: '计划离港',
  EstimatedArrival: '预计到港 ETA',
  EstimatedDeparture: '预计离港 ETD',
  ActualArrival: '实际到港 ATA',
  ActualDeparture: '实际离港 ATD',
}
