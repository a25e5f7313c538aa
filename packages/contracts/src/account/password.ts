/** Common passwords, which people choose when they are asked for a new one; compared without case. */
const common = new Set(
  `12345678 123456789 1234567890 87654321 11111111 88888888 66666666 00000000 password password1 password123 p@ssw0rd p@ssword passw0rd
   qwerty123 qwertyui qwer1234 1q2w3e4r 1qaz2wsx 1qaz@wsx zaq12wsx asdf1234 abcd1234 abc12345 abc123456 a1234567 a12345678 a123456789 aa123456
   aa12345678 admin123 admin888 admin123456 administrator root1234 test1234 welcome1 welcome123 iloveyou iloveyou1 woaini1314 woaini520
   5201314a 5201314520 qq123456 qq12345678 wang1234 zhang123 china2008 changeme changeme1 letmein1 monkey123 dragon123 sunshine1 football1
   123456abc 123456qq 123qweasd 1234qwer 12345678a 123456789a q1w2e3r4 zxcvbnm1 1234abcd taobao123 jst12345 jst123456 hello123 abcd@1234`
    .split(/\s+/)
    .filter(Boolean),
)
const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/]

/** Why a new password is refused, as a sentence; undefined: it may be taken. Server and form ask the same rule. */
export function passwordProblem(password: string, account = ''): string | undefined {
  if (password.length < 8) return '密码至少 8 位'
  if (password.length > 100) return '密码最多 100 位'
  if (kinds.filter((kind) => kind.test(password)).length < 2) return '密码应包含大写字母、小写字母、数字、符号中的至少两类'
  if (account.length >= 3 && password.toLowerCase().includes(account.toLowerCase())) return '密码不能包含账号'
  if (common.has(password.toLowerCase())) return '该密码过于常见，容易被猜中，请换一个'
  return undefined
}
