import type { SharingTexts } from '../sharing/texts.ts'

/** Words of links for readers without an account. */
export const sharingTexts: SharingTexts = {
  loading: 'Opening…',
  lost: 'The link is wrong, expired or revoked',
  lostHint: 'Please ask its sender for a new one.',
  once: 'The link is shown this once. Please copy it now.',
  address: 'Link',
  copy: 'Copy the link',
  copied: 'The link was copied',
  another: 'Make another one',
  links: 'Links so far',
  none: 'No links yet',
  who: 'For whom',
  state: 'State',
  states: { live: 'Valid', past: 'Past', revoked: 'Revoked' },
  expires: 'Valid until',
  views: 'Views',
  lastView: 'Last view',
  by: 'Made by',
  revoke: 'Revoke',
  revokeOf: (who) => `Revoke the link for ${who}`,
  revokeAsk: (who) => `Revoke the link for “${who}”?`,
  revokeContent: 'Its reader cannot open it any more, and it cannot be restored.',
  revoked: 'The link was revoked',
}
