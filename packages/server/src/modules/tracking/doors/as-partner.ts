import type { SourceKind, TrackEvent } from '@jst/track'

/** A partner speaks for itself: events that it relays for others have another identity than theirs, so that it can change none of them. */
export const asPartner = (event: TrackEvent, { code, source }: { readonly code: string; readonly source: SourceKind }): TrackEvent => ({
  ...event,
  source: { kind: source, party: event.source.party === code || event.source.party === '' ? code : `${code}/${event.source.party}` },
})
