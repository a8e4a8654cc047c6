"""How the stored tables came to their present form, step by step. Alembic finds the steps in versions/."""
