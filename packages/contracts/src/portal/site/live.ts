/**
 * A published content as its visitors read it: what the server keeps in `portal_live`, and what the pages of a site draw. Kinds and their facts:
 *
 * | kind | category | facts |
 * |---|---|---|
 * | news | 公司新闻, 行业动态 … | `Author` |
 * | announcement | `bar`, `list` | |
 * | job | department | `Place`, `Headcount`, `Salary`, `Deadline` (`YYYY-MM-DD`) |
 * | service | a kind of service (`ServiceKind`) or '' | |
 * | office | `main`, `branch` | `NameEn`, `Address`, `Phone`, `Email`, `Lat`, `Lon` |
 * | letter | carrier's code | `Carrier`, `Subject` (GRI …), `EffectiveFrom`, `PolCode`, `PodCode` |
 * | download | 表格, 指南 … | `FileName`, `Bytes`, `Key` (of the file) |
 * | shipTable | | `PolCode`, `PodCode`, `CarrierCode`, `LaneCode`, `Weeks` |
 */
export interface LiveContent {
  readonly Kind: LiveKind
  readonly RecordId: number
  readonly Code: string
  readonly Title: string
  readonly Category: string
  readonly Summary: string
  /** Key of a picture; '' for none. */
  readonly Picture: string
  /** Rich text as JSON; '' for none. Lists leave it out. */
  readonly Body: string
  readonly Facts: Readonly<Record<string, string | number | boolean | null>>
  readonly Top: boolean
  /** ISO 8601. */
  readonly From: string
}

export const liveKinds = ['news', 'announcement', 'job', 'service', 'office', 'letter', 'download', 'shipTable'] as const
export type LiveKind = (typeof liveKinds)[number]
