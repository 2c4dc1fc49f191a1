/** The pages of departments, doctors, services, packages, conditions, guides, news, pictures, prices and contact. */
export const pages = {} as const;
