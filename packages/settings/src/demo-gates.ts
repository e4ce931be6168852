/** Digests of the demo credentials in docs/gates.md. */
export const demoDigests = {
  investorPassword:
    'pbkdf2-sha256:600000:DGd2AI759+04A6sqBosepw==:P2zY3VtvmTaruN9VjbaCVZ/I9QUM3ENjPQmPcwjGEyg=',
  visionCodes: [
    'pbkdf2-sha256:600000:nB7xL5oPlgeSu8VxQmFfyA==:xe9oURqGZOgQ6HQLSim0JsyRX6aXY55rjegibT3IlJQ=',
    'pbkdf2-sha256:600000:3Zw6SVm73xWOtxra7lBFpg==:In/o5eVAWFdCCClupGJ/+v0IV32QDUh9rWQR+9lvawA=',
  ],
};
