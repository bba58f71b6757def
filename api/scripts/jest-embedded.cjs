// Without this variable, tests open the embedded database.
delete process.env.TEST_DATABASE_URL;
