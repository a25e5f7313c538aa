/** Configuration of sign-in: the key of stored secrets and the services that take part in it. */
export interface AccountSettings {
  readonly secretKey: string | undefined
  /** Service that sends codes to mobiles. Without it codes are not sent; a demo keeps them in its outbox. */
  readonly sms: { readonly url: string; readonly secret: string | undefined } | undefined
  readonly weChat: { readonly appId: string; readonly secret: string; readonly openUrl: string; readonly apiUrl: string } | undefined
}
